/**
 * The props of the kit's components with their docstrings, for the props tables of the docs pages. react-docgen-typescript reads them; the
 * compiler adds types as they are written, and the declarations of the names in them. Both use TypeScript 6, which is installed as
 * `typescript` for tools that need its API. TypeScript 7, which checks the project, has no stable API.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCompilerOptions, type PropItem } from 'react-docgen-typescript';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const kit = path.join(root, 'src/kit/');

/** Kinds of values, which decide the control. `node`: anything that React renders. */
export type PropKind = 'boolean' | 'number' | 'text' | 'choice' | 'function' | 'node' | 'object';

/** A prop of a component. */
export interface KitProp {
  readonly name: string;
  /** Its docstring. */
  readonly description: string;
  /** Its type as it is written, or its choices. */
  readonly type: string;
  /** Declarations of the names in its type. */
  readonly detail?: string;
  readonly required: boolean;
  /** Its default. */
  readonly default?: string;
  readonly kind: PropKind;
  /** Its choices. */
  readonly options?: readonly (string | number)[];
}

/** A component of the kit. */
export interface KitComponent {
  readonly name: string;
  /** The file it is written in, from the root of the repository. */
  readonly file: string;
  /** Its docstring, in one line. */
  readonly description: string;
  readonly props: readonly KitProp[];
  /** Members of the other types that its file exports, such as the message of a toast. */
  readonly types: Readonly<Record<string, readonly KitProp[]>>;
}

/** The full path of a file of the kit whose name the docgen has shortened; undefined for other files. */
function kitFile(shortened: string): string | undefined {
  const at = shortened.replaceAll('\\', '/').lastIndexOf('src/kit/');
  return at < 0 ? undefined : path.join(root, shortened.slice(at));
}

const inOneLine = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\{@link (\w+)\}/gu, '$1')
    .replace(/^\| /u, '')
    .trim();

/** A type that a file of the kit declares. */
type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Declared types of the kit by name, and then by file. */
type Declared = ReadonlyMap<string, ReadonlyMap<string, Declaration>>;

function declaredTypes(sources: readonly ts.SourceFile[]): Declared {
  const all = new Map<string, Map<string, Declaration>>();
  for (const source of sources) {
    for (const statement of source.statements) {
      if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
      const files = all.get(statement.name.text) ?? new Map<string, Declaration>();
      files.set(source.fileName, statement);
      all.set(statement.name.text, files);
    }
  }
  return all;
}

/** The declarations of the names in a type. When several files declare a name, the given file's counts. */
function detailOf(type: string, file: string, declared: Declared): string | undefined {
  const names = new Set(type.match(/\b[A-Z]\w*/gu));
  const texts = [...names].flatMap((name) => {
    const files = declared.get(name);
    const found = files?.get(file) ?? (files?.size === 1 ? [...files.values()][0] : undefined);
    return found ? found.getText().replace(/^export /u, '') : [];
  });
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

/** The choices of a type that is a union of literals, in the order of the source, which the compiler does not keep. */
function optionsOf({ type }: PropItem, written: string): (string | number)[] | undefined {
  if (type.name !== 'enum') return undefined;
  const options = (type.value as { value: string }[]).map(({ value }) => JSON.parse(value) as string | number);
  return options.toSorted((a, b) => written.indexOf(`${a}`) - written.indexOf(`${b}`));
}

/** The members of `Partial<typeof messages>`, a line for each text. */
function membersOf(type: ts.Type, checker: ts.TypeChecker): string {
  const lines = checker.getPropertiesOfType(type).map((member) => {
    const value = checker.getNonNullableType(checker.getTypeOfSymbol(member));
    return `  ${member.name}?: ${checker.typeToString(value, undefined, ts.TypeFormatFlags.NoTruncation)};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

const kindsByName: Readonly<Record<string, PropKind>> = { boolean: 'boolean', number: 'number', string: 'text', ReactNode: 'node' };

/** The default that a docstring states: `off` for "Default: `off`, for …". */
function saidDefault(description: string): string | undefined {
  const said = /\b[Dd]efault: (?:`(?<code>[^`]+)`|(?<words>[^.;]+?)(?=[.;]|$))/u.exec(description)?.groups;
  return said?.code ?? said?.words?.trim().replaceAll('`', '');
}

/** The default in the code, if it is a plain value. */
function writtenDefault({ defaultValue }: PropItem): string | undefined {
  const value = (defaultValue as { value: string } | null)?.value;
  return value !== undefined && /^(?:[^[\](){}?!.]*|-?[\d.]+)$/u.test(value) ? value : undefined;
}

/** Adds the types in the source to the props that the docgen found. */
class SourceReader {
  readonly #checker: ts.TypeChecker;
  readonly #declared: Declared;

  constructor(program: ts.Program) {
    this.#checker = program.getTypeChecker();
    this.#declared = declaredTypes(program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(kit)));
  }

  /**
   * A prop that the kit declares; undefined for props that every element has.
   *
   * @param own - the file of the component
   */
  read(item: PropItem, own: string): KitProp | undefined {
    const files = (item.declarations ?? []).flatMap(({ fileName }) => kitFile(fileName) ?? []);
    if (files.length === 0) return undefined;
    const signatures = (item.declarations ?? []).flatMap(
      ({ name, fileName }) => this.#memberOf(this.#declared.get(name)?.get(kitFile(fileName) ?? ''), item.name) ?? [],
    );
    const file = files[0]!;
    const texts = [...new Set(signatures.map((type) => inOneLine(type.getText()).replace(/ \| undefined$/u, '')))];
    const written = texts.length > 1 ? texts.map((text) => (text.includes('=>') ? `(${text})` : text)).join(' | ') : texts[0];
    const type = item.type.name === 'boolean' ? 'boolean' : (written ?? item.type.name);
    const detail =
      type.startsWith('Partial<typeof') && signatures[0]
        ? membersOf(this.#checker.getTypeFromTypeNode(signatures[0]), this.#checker)
        : detailOf(type, file, this.#declared);
    const options = optionsOf(item, `${type} ${detail}`);
    const said = inOneLine(item.description);
    const value = writtenDefault(item) ?? saidDefault(said);
    return {
      name: item.name,
      // A component may have another default for a prop that it inherits.
      description: file === own ? said : said.replace(/(?<=\bDefault: `)[^`]+(?=`)/u, value ?? ''),
      type: options ? options.map((option) => JSON.stringify(option).replaceAll('"', "'")).join(' | ') : type,
      ...(detail && !options && { detail }),
      required: item.required,
      ...(value !== undefined && { default: value }),
      kind: options ? 'choice' : this.#kindOf(type, signatures),
      ...(options && { options }),
    };
  }

  /** The props of a component, or the members of a type. */
  readAll(items: readonly PropItem[], own: string): KitProp[] {
    return items.flatMap((item) => this.read(item, own) ?? []);
  }

  /** The members of a file's exported types other than props, such as the message of a toast. */
  typesOf(file: string): Record<string, readonly KitProp[]> {
    const interfaces = [...this.#declared.values()].flatMap((files) => {
      const found = files.get(file);
      return found && ts.isInterfaceDeclaration(found) && isExported(found) && !found.name.text.endsWith('Props') ? [found] : [];
    });
    return Object.fromEntries(interfaces.map((found) => [found.name.text, this.readAll(this.#itemsOf(found), file)]));
  }

  /** The members of a type in the docgen's form of props, since the docgen itself reads only components. */
  #itemsOf(declaration: ts.InterfaceDeclaration): PropItem[] {
    return this.#checker.getPropertiesOfType(this.#checker.getTypeAtLocation(declaration)).map((symbol) => {
      const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol));
      const choices = (type.isUnion() ? type.types : [type]).filter((one) => one.isStringLiteral() || one.isNumberLiteral());
      const isChoice = choices.length === (type.isUnion() ? type.types.length : 1);
      return {
        name: symbol.name,
        required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
        description: ts.displayPartsToString(symbol.getDocumentationComment(this.#checker)),
        type: isChoice
          ? { name: 'enum', value: choices.map(({ value }) => ({ value: JSON.stringify(value) })) }
          : { name: this.#checker.typeToString(type) },
        defaultValue: null,
        declarations: [{ name: declaration.name.text, fileName: declaration.getSourceFile().fileName }],
      };
    });
  }

  /** The type of a member as it is written. */
  #memberOf(declaration: Declaration | undefined, name: string): ts.TypeNode | undefined {
    if (!declaration || !ts.isInterfaceDeclaration(declaration)) return undefined;
    const member = declaration.members.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name);
    return member && ts.isPropertySignature(member) ? member.type : undefined;
  }

  #kindOf(type: string, [signature]: readonly ts.TypeNode[]): PropKind {
    const byName = kindsByName[type];
    if (byName || !signature) return byName ?? 'object';
    const found = this.#checker.getNonNullableType(this.#checker.getTypeFromTypeNode(signature));
    return found.getCallSignatures().length > 0 ? 'function' : 'object';
  }
}

const isExported = (declaration: Declaration): boolean =>
  declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Reads all components anew, which takes some seconds. */
export function readKitProps(): KitComponent[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.kit.json'),
    { noErrorTruncation: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error('The compiler does not know tsconfig.kit.json.');
  const program = ts.createProgram(config.fileNames, config.options);
  const reader = new SourceReader(program);
  const docgen = withCompilerOptions(config.options, {
    savePropValueAsString: true,
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    skipChildrenPropWithoutDoc: false,
  });
  return config.fileNames
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      docgen
        .parseWithProgramProvider(file, () => program)
        // A static member of a component, such as `Anchor.standsForElement`, is none itself.
        .filter(({ displayName }) => !displayName.includes('.'))
        .map(({ displayName, description, props }) => ({
          name: displayName,
          file: path.relative(root, file),
          description: inOneLine(description),
          props: reader.readAll(Object.values(props), file),
          types: reader.typesOf(file),
        })),
    );
}
