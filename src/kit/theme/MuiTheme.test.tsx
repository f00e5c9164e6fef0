import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Alert } from '../Alert/index.ts';
import { TextInput } from '../TextField/index.ts';
import { KitProvider } from '../provider/index.ts';
import { MuiTheme } from './MuiTheme.tsx';

const app = createTheme({ palette: { primary: { main: '#6a1b9a' } }, shape: { borderRadius: 6 } });
const looks = (text: string): CSSStyleDeclaration => getComputedStyle(screen.getByText(text));
const sample = <Box sx={{ color: 'primary.main', borderRadius: 1 }}>Sample</Box>;

/** The frame of a warning of the kit. */
const warningFrame = (): CSSStyleDeclaration => getComputedStyle(screen.getByText('Closed on Friday').closest('.MuiAlert-root')!);

beforeEach(() => {
  document.documentElement.style.cssText =
    '--tk-color-control-checked: #112233; --tk-color-border-hairline: #445566; --tk-border-width-hairline: 1px; --tk-radius-medium: 3px';
});
afterEach(() => document.documentElement.removeAttribute('style'));

describe("MUI's components inside the kit's provider", () => {
  it('take colours and radius of `sx` from the brand', () => {
    render(<MuiTheme>{sample}</MuiTheme>);
    expect(looks('Sample').color).toBe('#112233');
    expect(looks('Sample').borderRadius).toBe('3px');
  });

  it("take them from an application's theme that is nearer", () => {
    render(
      <KitProvider>
        <MuiTheme>
          <ThemeProvider theme={app}>
            {sample}
            <Button variant="contained">Send</Button>
          </ThemeProvider>
        </MuiTheme>
      </KitProvider>,
    );
    expect(looks('Sample').color).toBe('#6a1b9a');
    expect(looks('Sample').borderRadius).toBe('6px');
    expect(looks('Send').backgroundColor).toBe('#6a1b9a');
  });

  it("take them from an application's theme around the provider", () => {
    render(
      <ThemeProvider theme={app}>
        <KitProvider>{sample}</KitProvider>
      </ThemeProvider>,
    );
    expect(looks('Sample').color).toBe('#6a1b9a');
  });

  it.each([
    ['a theme of values', app],
    ['a theme of CSS variables', createTheme({ cssVariables: true, palette: { primary: { main: '#6a1b9a' } } })],
  ])('keep those of a theme around inside `MuiTheme`: %s', (_, theme) => {
    render(
      <ThemeProvider theme={theme}>
        <MuiTheme>{sample}</MuiTheme>
      </ThemeProvider>,
    );
    expect(looks('Sample').color).toMatch(/#6a1b9a/u);
  });
});

it('all of MUI inside `MuiTheme` has the corners of a theme around, and parts with the looks of the kit its colours', () => {
  render(
    <ThemeProvider theme={createTheme({ palette: { text: { primary: '#123123' } }, shape: { borderRadius: 7 } })}>
      <MuiTheme>
        <Button>Send</Button>
        <Chip label="New" />
        <ToggleButton value="Prices">Prices</ToggleButton>
        <OutlinedInput placeholder="Name" />
        <Paper>Paper</Paper>
      </MuiTheme>
    </ThemeProvider>,
  );
  for (const text of ['Send', 'Paper']) expect(looks(text).borderRadius).toBe('7px');
  expect(getComputedStyle(screen.getByPlaceholderText('Name').parentElement!).borderRadius).toBe('7px');
  expect(looks('Prices').color).toBe('#123123');
});

describe("The kit's parts on MUI", () => {
  it("have the overrides of an application's theme for MUI's component below them", () => {
    render(
      <ThemeProvider theme={createTheme({ components: { MuiPaper: { styleOverrides: { root: { wordSpacing: '9px' } } } } })}>
        <Alert severity="warning">Closed on Friday</Alert>
      </ThemeProvider>,
    );
    expect(warningFrame().wordSpacing).toBe('9px');
    expect(warningFrame().borderRadius).toBe('4px');
  });

  it("hear a theme that extends the kit's", () => {
    render(
      <MuiTheme>
        <ThemeProvider
          theme={(kit: Theme) => ({
            ...kit,
            palette: { ...kit.palette, primary: kit.palette.augmentColor({ color: { main: '#6a1b9a' } }) },
          })}
        >
          <MuiTheme>
            {sample}
            <Button variant="contained">Send</Button>
          </MuiTheme>
        </ThemeProvider>
      </MuiTheme>,
    );
    expect(looks('Sample').color).toBe('#6a1b9a');
    expect(looks('Sample').borderRadius).toBe('3px');
    expect(looks('Send').backgroundColor).toBe('#6a1b9a');
  });

  it("keep an application's theme for its own content in a field and an alert", () => {
    const sampleOf = (name: string) => <Button variant="contained">{name}</Button>;
    render(
      <ThemeProvider theme={createTheme({ shape: { borderRadius: 9 } })}>
        <TextInput label={sampleOf('In the label')} hint={sampleOf('In the hint')} endAdornment={sampleOf('In the field')} />
        <Alert action={sampleOf('In the action')}>{sampleOf('In the alert')}</Alert>
        {sampleOf('Outside')}
      </ThemeProvider>,
    );
    const [outside, ...inside] = ['Outside', 'In the label', 'In the hint', 'In the field', 'In the alert', 'In the action'].map(
      (name) => screen.getByText(name).className,
    );
    for (const classes of inside) expect(classes).toBe(outside);
  });
});
