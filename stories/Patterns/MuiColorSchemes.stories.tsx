import MuiButton from '@mui/material/Button';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, type JSX } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Alert } from '../../src/kit/Alert/index.ts';
import { Button } from '../../src/kit/Button/index.ts';
import { TextInput } from '../../src/kit/forms.ts';
import { Pagination } from '../../src/kit/Pagination/index.ts';
import { ThemeSwitch } from '../../src/kit/ThemeSwitch/index.ts';
import type {} from '../../src/kit/themeAugmentation.ts';
import { Page } from '../Foundations/parts.tsx';
import { Row } from './muiPage.tsx';

const meta = preview.meta({
  title: 'Patterns/MUI inside the provider/Colour schemes',
  id: 'patterns-mui-color-schemes',
  tags: ['!autodocs'],
});

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode' },
  colorSchemes: { light: { palette: { primary: { main: '#6a1b9a' } } }, dark: { palette: { primary: { main: '#ce93d8' } } } },
  components: {
    TkTextInput: { styleOverrides: { root: ({ theme: app }) => ({ maxWidth: 320, ...app.applyStyles('dark', { maxWidth: 240 }) }) } },
  },
});

/** The mode is MUI's; the kit's switch shows and changes it. */
function Modes(): JSX.Element {
  const { mode = 'system', setMode } = useColorScheme();
  // The toolbar's mode is for the other stories.
  useEffect(() => {
    const { mode: before } = document.documentElement.dataset;
    return () => void Object.assign(document.documentElement.dataset, { mode: before });
  }, []);
  return (
    <>
      <ThemeSwitch value={mode} onChange={(_event, next) => setMode(next)} />
      <Row>
        <Button variant="contained">Order</Button>
        <MuiButton variant="contained">Order with MUI</MuiButton>
      </Row>
      <Button sx={(app) => ({ alignSelf: 'start', px: 2, ...app.applyStyles('dark', { px: 4 }) })}>Save</Button>
      <TextInput label="Name" />
      <Alert severity="warning">We close at noon on Friday.</Alert>
      <Pagination count={9} page={2} getHref={(page) => `#${page}`} />
    </>
  );
}

/** `colorSchemes` of an application, by `data-mode`: the kit's parts have its colours in both modes. */
export const Matrix = meta.story({
  render: () => (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <Page>
        <Modes />
      </Page>
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const looks = (name: string) => getComputedStyle(canvas.getByRole('button', { name }));
    const field = () => canvas.getByRole('textbox').closest('.TkTextInput-root')!;
    for (const [mode, colour, padding, width] of [
      ['dark', 'rgb(206, 147, 216)', '32px', '240px'],
      ['light', 'rgb(106, 27, 154)', '16px', '320px'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: new RegExp(mode, 'iu') }));
      await expect(document.documentElement.dataset.mode).toBe(mode);
      for (const name of ['Order', 'Order with MUI']) await waitFor(() => expect(looks(name).backgroundColor).toBe(colour));
      await expect(looks('Save').paddingInlineStart).toBe(padding);
      await expect(getComputedStyle(field()).maxWidth).toBe(width);
    }
  },
});
