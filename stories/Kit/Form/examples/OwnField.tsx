import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Form, useFieldControl } from '@tarnbrook/kit/Form';
import { SubmitButton } from '@tarnbrook/kit/SubmitButton';
import { TextField } from '@tarnbrook/kit/TextField';
import { MuiTheme } from '@tarnbrook/kit/theme/MuiTheme';

const ways = ['Van', 'Pallet', 'I collect it'];

function DeliveryField() {
  const { id, value, error, change, focus, blur } = useFieldControl('delivery', {
    empty: '',
    required: true,
    validate: (chosen) => (chosen === '' ? 'Choose how the goods come' : undefined),
  });
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      onFocus={focus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) blur();
      }}
    >
      <FormLabel component="legend">How the goods come</FormLabel>
      <RadioGroup value={value} onChange={(event) => change(event.target.value)} aria-describedby={`${id}-error`}>
        {ways.map((way, index) => (
          // The summary's link leads to the element with the field's id.
          <FormControlLabel key={way} value={way} label={way} control={<Radio slotProps={{ input: index === 0 ? { id } : {} }} />} />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-error`}>{error}</FormHelperText>
    </FormControl>
  );
}

export function OwnFieldExample() {
  return (
    <Form<{ name: string; delivery: string }> initialValues={{ name: '', delivery: '' }} onSubmit={() => undefined}>
      <TextField name="name" label="Your name" autoComplete="name" required />
      <MuiTheme>
        <DeliveryField />
      </MuiTheme>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}
