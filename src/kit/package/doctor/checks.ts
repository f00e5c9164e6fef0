/** Checks of an application that uses the kit: each says what is wrong, why it matters, and how to mend it. */
import type { Installed, Project } from './project.ts';

/** Something that keeps the kit from working, or a `hint`: something that may be meant. */
export interface Finding {
  readonly kind: 'fault' | 'hint';
  readonly what: string;
  readonly why: string;
  readonly how: string;
}

/** The packages that the kit asks for, as its `package.json` says them. */
export interface Needs {
  readonly name: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

const numbersOf = (version: string): number[] => version.split(/[-+]/u)[0]!.split('.').map(Number);

/** Whether a version is in a range of the form `^7.3.11 || ^9.0.0`. */
export function isInRange(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  return range.split('||').some((part) => {
    const [first = 0, second = 0, third = 0] = numbersOf(part.trim().replace(/^\^/u, ''));
    return major === first && (minor > second || (minor === second && patch >= third));
  });
}

const has = (project: Project, pattern: RegExp): boolean => [...project.sources.values()].some((text) => pattern.test(text));

/** Versions to install: the newest that the kit takes. */
const asked = (needs: Needs, name: string): string => `${name}@${needs.peerDependencies[name]!.split(' || ').at(-1)}`;

function peerFindings(project: Project, needs: Needs): Finding[] {
  const usesForms = has(project, /@tarnbrook\/kit\/(?:forms|Form|FormSection|SubmitButton|FieldArrayGroup|DirectorFields|\w+Field)['"]/u);
  return Object.entries(needs.peerDependencies).flatMap(([name, range]): Finding[] => {
    const [installed] = project.installed(name);
    const isOptional = needs.peerDependenciesMeta?.[name]?.optional === true;
    const why = isOptional ? 'The form parts of the kit stand on it.' : 'The kit stands on it, and an application has it once.';
    if (!installed)
      return isOptional && !usesForms
        ? []
        : [{ kind: 'fault', what: `${name} is not installed.`, why, how: `npm install ${asked(needs, name)}` }];
    if (isInRange(installed.version, range)) return [];
    return [
      {
        kind: 'fault',
        what: `${name} is ${installed.version}; the kit is tested with ${range}.`,
        why,
        how: `npm install ${asked(needs, name)}`,
      },
    ];
  });
}

/** Packages that hold something for the whole page: two of them do not see each other's. */
const onceOnly: Readonly<Record<string, string>> = {
  react: 'Hooks of one React fail in components of another ("Invalid hook call").',
  'react-dom': 'Hooks of one React fail in components of another ("Invalid hook call").',
  '@emotion/react': 'Each has a theme and a style cache of its own: styles come in the wrong order.',
  '@mui/material': 'Each has a theme of its own: a ThemeProvider reaches the components of one only.',
  '@mui/system': 'Each has a theme of its own: a ThemeProvider reaches the components of one only.',
};

const placesOf = (installed: readonly Installed[]): string => installed.map(({ place, version }) => `${version} in ${place}`).join(', ');

const duplicateFindings = (project: Project): Finding[] =>
  Object.entries(onceOnly).flatMap(([name, why]): Finding[] => {
    const installed = project.installed(name);
    return installed.length < 2
      ? []
      : [
          {
            kind: 'fault',
            what: `${name} is installed ${installed.length} times: ${placesOf(installed)}.`,
            why,
            how: `npm dedupe; npm ls ${name} says who asks for another version.`,
          },
        ];
  });

function styleFindings(project: Project): Finding[] {
  const findings: Finding[] = [];
  if (!has(project, /theme\/base\.css/u))
    findings.push({
      kind: 'fault',
      what: 'No file imports theme/base.css.',
      why: 'Focus rings, icons and what holds on every page are in it.',
      how: "import '@tarnbrook/kit/theme/base.css' where the application starts.",
    });
  if (!has(project, /@tarnbrook\/kit\/theme\/(?!base)[\w-]+\.css|generated\/theme\.css/u))
    findings.push({
      kind: 'fault',
      what: 'No file imports the style sheet of a brand.',
      why: 'All colours, sizes and fonts are its CSS variables; without it components have none.',
      how: "import '@tarnbrook/kit/theme/tarnbrook.css', or that of a brand of your own: tarnbrook-kit brand new NAME.",
    });
  return findings;
}

function frameFindings(project: Project): Finding[] {
  const router = ['react-router-dom', 'react-router', 'next', '@tanstack/react-router'].find((name) => project.installed(name).length > 0);
  const findings: Finding[] = [];
  if (router && !has(project, /<KitProvider\b/u))
    findings.push({
      kind: 'hint',
      what: `${router} is installed, and no file has a KitProvider.`,
      why: 'Without one the links of the kit load each page anew.',
      how: '<KitProvider linkComponent={…}> of @tarnbrook/kit/provider around the application; tarnbrook-kit show KitProvider has an example.',
    });
  if (project.installed('next').length > 0 && !has(project, /AppRouterCacheProvider|from ['"]next\/document/u))
    findings.push({
      kind: 'hint',
      what: 'Next is installed, and no file has MUI’s AppRouterCacheProvider.',
      why: 'Emotion writes its styles beside the elements, which hydration stumbles over.',
      how: 'The section "Next" of the kit’s README.',
    });
  return findings;
}

/** Ways of finding modules that do not read `exports` of a package. */
const blind = new Set(['node', 'node10', 'classic']);

function compilerFindings({ compilerOptions: { moduleResolution } }: Project): Finding[] {
  if (typeof moduleResolution !== 'string' || !blind.has(moduleResolution.toLowerCase())) return [];
  return [
    {
      kind: 'fault',
      what: `tsconfig.json has "moduleResolution": "${moduleResolution}".`,
      why: 'It does not read the exports of packages, so TypeScript finds no module of the kit but the first.',
      how: '"moduleResolution": "bundler" (or "node16" without a bundler).',
    },
  ];
}

/** Vite builds a small file into a `data:` address, from which browsers draw no `<use href="…#logo">`; while developing all is well. */
function drawingFindings(project: Project): Finding[] {
  if (project.installed('vite').length === 0 || has(project, /\bassetsInlineLimit: 0\b/u)) return [];
  return [...project.sources].flatMap(([file, text]) =>
    [...text.matchAll(/import (\w+) from ['"]([^'"]+\.svg)['"]/gu)]
      .filter(([, name]) => text.includes(`\${${name}}#`))
      .map(([, , address]): Finding => ({
        kind: 'fault',
        what: `${file} takes an element out of ${address}, which Vite builds into the script if it is small.`,
        why: 'Browsers draw nothing from a data: address: the logo is missing in production, though not while developing.',
        how: `import … from '${address}?no-inline', or the file in the folder public.`,
      })),
  );
}

/** Everything that is wrong with an application, faults first. */
export const examine = (project: Project, needs: Needs): Finding[] =>
  [
    ...peerFindings(project, needs),
    ...duplicateFindings(project),
    ...styleFindings(project),
    ...compilerFindings(project),
    ...frameFindings(project),
    ...drawingFindings(project),
  ].toSorted((one, other) => Number(one.kind === 'hint') - Number(other.kind === 'hint'));
