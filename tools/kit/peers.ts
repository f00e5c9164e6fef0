/** Libraries that an application has beside the kit. */

/** The kit's address. The project has no public one yet; this is at a domain that nobody can own. */
export const homepage = 'https://kit.tarnbrook.example';

/** Libraries that only `forms.ts` and its parts need. */
export const formLibraries = ['final-form', 'react-final-form', 'final-form-arrays', 'react-final-form-arrays'] as const;

/**
 * Peer dependencies, which the application installs, with the versions that are tested: `tests/consumers` runs the kit with the oldest. React 18 is not among them, since
 * the kit gives `ref` as a prop and uses `useEffectEvent`.
 */
export const peers: Readonly<Record<string, string>> = {
  react: '^19.2.0',
  'react-dom': '^19.2.0',
  '@emotion/react': '^11.14.0',
  '@emotion/styled': '^11.14.0',
  '@emotion/is-prop-valid': '^1.3.0',
  '@mui/system': '^7.3.11 || ^9.0.0',
  '@mui/material': '^7.3.11 || ^9.0.0',
  'final-form': '^5.0.0',
  'react-final-form': '^7.0.0',
  'final-form-arrays': '^4.0.0',
  'react-final-form-arrays': '^5.0.0',
};

/** Libraries that come with the kit: an application need not have them once. */
export const dependencies: Readonly<Record<string, string>> = { '@tanstack/react-virtual': '^3.14.0' };

/** Whether a module belongs to a library that the package does not hold. */
export const isPeer = (id: string): boolean =>
  Object.keys({ ...peers, ...dependencies }).some((peer) => id === peer || id.startsWith(`${peer}/`));
