import { describe, expect, test } from 'vitest';
import { codemods, type Codemod, type CodemodName } from './codemods.ts';

/** Files before a codemod and after it. */
const fixtures: Readonly<Record<CodemodName, readonly { readonly of: string; readonly before: string; readonly after: string }[]>> = {
  modules: [
    {
      of: 'drafts and form parts leave the index, and nothing else does',
      before: `import { Alert, Form, Stepper, TextField as Field, type FormProps, useToast } from '@tarnbrook/kit';
import type { ToasterProps } from '@tarnbrook/kit';
// The rest of the file stays as it is.
export const a  =  1;
`,
      after: `import { Alert } from '@tarnbrook/kit';
import { Form, TextField as Field, type FormProps } from '@tarnbrook/kit/forms';
import { Stepper } from '@tarnbrook/kit/Stepper';
import { useToast } from '@tarnbrook/kit/Toast';
import type { ToasterProps } from '@tarnbrook/kit/Toast';
// The rest of the file stays as it is.
export const a  =  1;
`,
    },
    {
      of: 'modules of their own are right already',
      before: `import { Form } from "@tarnbrook/kit/Form";\n`,
      after: `import { Form } from "@tarnbrook/kit/Form";\n`,
    },
    {
      of: 'inputs without a form stay in the index',
      before: `import { TextInput } from '@tarnbrook/kit';\n`,
      after: `import { TextInput } from '@tarnbrook/kit';\n`,
    },
  ],
  peers: [
    {
      of: 'what is missing is added, in the indentation of the file',
      before: `{\n    "name": "shop",\n    "dependencies": {\n        "@tarnbrook/kit": "^0.1.0",\n        "react": "^19.2.0"\n    }\n}\n`,
      after: `{\n    "name": "shop",\n    "dependencies": {\n        "@mui/material": "^9.0.0",\n        "@tarnbrook/kit": "^0.1.0",\n        "react": "^19.2.0"\n    }\n}\n`,
    },
    { of: 'an application without the kit gets nothing', before: `{ "name": "other" }`, after: `{ "name": "other" }` },
  ],
  'heading-level': [
    {
      of: 'components of the kit, by whatever name the file has for them',
      before: `import { Section, Steps as Way } from '@tarnbrook/kit';
import { Other } from './Other';
export const a = <Section headingLevel={2}><Way headingLevel={3} steps={[]} /><Other headingLevel={2} /></Section>;
`,
      after: `import { Section, Steps as Way } from '@tarnbrook/kit';
import { Other } from './Other';
export const a = <Section level={2}><Way level={3} steps={[]} /><Other headingLevel={2} /></Section>;
`,
    },
  ],
  'doubt-is-warning': [
    {
      of: 'inputs and fields',
      before: `import { TextInput } from '@tarnbrook/kit/TextField';\nexport const a = <TextInput label="Post code" doubt={doubt} />;\n`,
      after: `import { TextInput } from '@tarnbrook/kit/TextField';\nexport const a = <TextInput label="Post code" warning={doubt} />;\n`,
    },
  ],
  'event-first': [
    {
      of: 'functions in place, with and without brackets, and functions by name',
      before: `import { ErrorSummary, SearchField } from '@tarnbrook/kit';
export const a = <SearchField onSearch={(text) => find(text)} />;
export const b = <SearchField onSearch={text => find(text)} />;
export const c = <SearchField onSearch={async (text: string) => find(text)} />;
export const d = <ErrorSummary errors={[]} onFollow={follow} />;
export const e = <SearchField onSearch={() => find('')} />;
`,
      after: `import { ErrorSummary, SearchField } from '@tarnbrook/kit';
export const a = <SearchField onSearch={(_event, text) => find(text)} />;
export const b = <SearchField onSearch={(_event, text) => find(text)} />;
export const c = <SearchField onSearch={async (_event, text: string) => find(text)} />;
export const d = <ErrorSummary errors={[]} onFollow={(_event, value) => (follow)(value)} />;
export const e = <SearchField onSearch={() => find('')} />;
`,
    },
  ],
  'icon-names': [
    {
      of: 'the import, under the name that the file has for it',
      before: `import { MailIcon, NetworkIcon as People, PostIcon } from '@tarnbrook/kit/icons';\nexport const a = <PostIcon />;\n`,
      after: `import { MailIcon, PeopleIcon as People, NewspaperIcon as PostIcon } from '@tarnbrook/kit/icons';\nexport const a = <PostIcon />;\n`,
    },
  ],
};

const peers = { react: '^19.2.0', '@mui/material': '^7.3.11 || ^9.0.0' };

describe.each(Object.entries(fixtures))('The codemod %s', (name, cases) => {
  const mod: Codemod = codemods[name as CodemodName];

  test.each(cases)('does what it should: $of', ({ before, after }) => {
    expect(mod.apply(before, peers)).toBe(after);
  });

  test('looks only into files that it knows', () => {
    expect(mod.files.test(name === 'peers' ? 'package.json' : 'src/App.tsx')).toBe(true);
    expect(mod.files.test('src/app.css')).toBe(false);
  });

  test('changes nothing the second time', () => {
    for (const { after } of cases) expect(mod.apply(after, peers)).toBe(after);
  });
});

test('A file that uses nothing of the kit is not even parsed', () => {
  expect(codemods.modules.apply('this is {{ no program')).toBe('this is {{ no program');
});
