/** Packages that stories use. Named beforehand: what Vite finds while stories are running makes it load all of them again, in the middle of a test. */
export const foundBeforehand: readonly string[] =
  '@mui/material @mui/material/Alert @mui/material/Card @mui/material/OutlinedInput @mui/material/Paper @mui/material/Popper @mui/material/Step @mui/material/Stepper @mui/material/styles @mui/material/useAutocomplete @mui/system/ThemeProvider @mui/x-data-grid final-form final-form-arrays react-final-form react-final-form-arrays uqr'.split(
    ' ',
  );
