import ThemeProvider from '@mui/system/ThemeProvider';
import type { JSX, ReactNode } from 'react';
import { muiTheme } from './muiTheme.ts';

/**
 * Gives MUI's components inside the kit's looks. Wrap a lazily loaded part of the kit in it:
 *
 *     const SignInForm = lazy(() => import('./SignInForm.tsx')); // uses TextField inside <MuiTheme>
 *
 * Import it from `theme/MuiTheme.tsx`, never from code of the first load: with MUI's theme it weighs as much as all of the layout.
 * It needs to know neither brand nor mode, since every value is a CSS variable; it writes no style sheet, no attribute and no storage.
 */
export function MuiTheme({ children }: { children: ReactNode }): JSX.Element {
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
}
