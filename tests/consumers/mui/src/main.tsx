import '@tarnbrook/kit/theme/base.css';
import '@tarnbrook/kit/theme/tarnbrook.css';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { cases } from './cases';

/** For the test that looks at the cases. */
Object.assign(window, { looks: cases.map(({ looks }) => looks) });

const { theme = {}, Case, mode = 'light' } = cases[Number(new URLSearchParams(location.search).get('case'))]!;

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={createTheme(theme)} defaultMode={mode}>
    <MemoryRouter>
      <Case />
    </MemoryRouter>
  </ThemeProvider>,
);
