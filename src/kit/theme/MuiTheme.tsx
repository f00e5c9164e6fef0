import { ThemeContext } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { createContext, use, type JSX, type ReactNode } from 'react';
import { extendsKit, muiTheme } from './muiTheme.ts';

/** The application's theme around, where a `MuiTheme` stands in its place. */
const AppThemeContext = createContext<object | undefined>(undefined);

/**
 * Gives MUI's components inside the kit's looks. Wrap a lazily loaded part of the kit in it:
 *
 *     const SignInForm = lazy(() => import('./SignInForm.tsx')); // uses TextField inside <MuiTheme>
 *
 * Import it from `theme/MuiTheme.tsx`, never from code of the first load: with MUI's theme it weighs as much as all of the layout.
 * It needs to know neither brand nor mode, since every value is a CSS variable; it writes no style sheet, no attribute and no storage.
 * The kit's own parts bring it along; one inside another costs nothing. Inside an application's own theme everything else of that theme stays: its grid, colours,
 * breakpoints and type, and its overrides come after the kit's.
 *
 * @param yields - an application's theme stays as it is, for what the application puts inside. Default: `false`
 */
export function MuiTheme({ children, yields = false }: { children: ReactNode; yields?: boolean }): JSX.Element {
  const around = use(ThemeContext);
  const isOfApp = 'components' in around;
  if (extendsKit(around) || (yields && isOfApp)) return <>{children}</>;
  return (
    <AppThemeContext value={isOfApp ? around : undefined}>
      <ThemeProvider theme={muiTheme(around)}>{children}</ThemeProvider>
    </AppThemeContext>
  );
}

/** Gives an application's content inside a part of the kit the application's theme again, where it has one. */
export function AppTheme({ children }: { children: ReactNode }): JSX.Element {
  const around = use(AppThemeContext);
  return around ? <ThemeProvider theme={() => around}>{children}</ThemeProvider> : <>{children}</>;
}
