/**
 * The props of the kit's components as the compiler knows them, with what is written about them: for the props tables of the docs pages. TypeScript 7 has no
 * API that Storybook's own readers could use; what it has in its place does not promise to stay as it is, and is used nowhere else.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFunctionDeclaration, isInterfaceDeclaration, isTypeAliasDeclaration, type Node, type SourceFile } from 'typescript/unstable/ast';
import {
  isObjectBindingPattern,
  isParameterDeclaration,
  isPropertySignatureDeclaration,
  isBindingElement,
} from 'typescript/unstable/ast/is';
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Project,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('../', import.meta.url));
const kit = path.join(root, 'src/kit/');

/** What a control can be made of. `node`: whatever React shows. */
export type PropKind = 'boolean' | 'number' | 'text' | 'choice' | 'function' | 'node' | 'object';

/** A prop of a component. */
export interface KitProp {
  readonly name: string;
  /** What is written about it. */
  readonly description: string;
  /** Its type: as it is written, or what one can choose from. */
  readonly type: string;
  /** What the names in its type stand for. */
  readonly detail?: string;
  readonly required: boolean;
  /** What it is when it is left out. */
  readonly default?: string;
  readonly kind: PropKind;
  /** What one can choose from. */
  readonly options?: readonly (string | number)[];
}

/** A component of the kit. */
export interface KitComponent {
  readonly name: string;
  /** The file it is written in, from the root of the repository. */
  readonly file: string;
  readonly props: readonly KitProp[];
  /** What the other objects are made of that its file lets one make, such as the message of a toast. */
  readonly types: Readonly<Record<string, readonly KitProp[]>>;
}

const isOurs = (file: string): boolean => file.startsWith(kit);
const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').replace(/^\| /u, '').trim();

/** Types that the kit declares, by name and file, as they are written. */
type Declared = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Interfaces and aliases, the docstrings of their members included. */
function declaredTypes(sources: readonly SourceFile[]): Declared {
  const all = new Map<string, Map<string, string>>();
  for (const source of sources) {
    for (const statement of source.statements) {
      if (!isInterfaceDeclaration(statement) && !isTypeAliasDeclaration(statement)) continue;
      const name = statement.name.text;
      const files = all.get(name) ?? new Map<string, string>();
      files.set(source.fileName, statement.getText(source).replace(/^export /u, ''));
      all.set(name, files);
    }
  }
  return all;
}

/** The declarations of the names in a type. A name that several files declare is that of the file at hand. */
function detailOf(type: string, file: string, declared: Declared): string | undefined {
  const names = new Set(type.match(/\b[A-Z]\w*/gu));
  const texts = [...names].flatMap((name) => {
    const files = declared.get(name);
    return files?.get(file) ?? (files?.size === 1 ? [...files.values()] : []);
  });
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

/** The type of a prop as it is written; of one that is declared for several cases, all that it may be. */
function writtenType(declarations: readonly Node[]): string | undefined {
  const texts = declarations.flatMap((declaration) =>
    isPropertySignatureDeclaration(declaration) && declaration.type ? inOneLine(declaration.type.getText(declaration.getSourceFile())) : [],
  );
  const different = [...new Set(texts)];
  return different.length > 1 ? different.map((text) => (text.includes('=>') ? `(${text})` : text)).join(' | ') : different[0];
}

/** What one can choose from, when a type is nothing but that. */
function optionsOf(type: Type): (string | number)[] | undefined {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const options = members.flatMap((member) => (member.isStringLiteralType() || member.isNumberLiteralType() ? [member.value] : []));
  return options.length === members.length ? options : undefined;
}

/** The compiler sorts them by letters; whoever wrote them had an order in mind. */
const inWrittenOrder = <Option extends string | number>(options: Option[] | undefined, written: string): Option[] | undefined =>
  options?.toSorted((a, b) => written.indexOf(`${a}`) - written.indexOf(`${b}`));

/** The object `Partial<typeof messages>` stands for, a line for each text. */
function membersOf(type: Type, checker: Checker): string {
  const lines = checker.getPropertiesOfType(type).map((member) => {
    const value = checker.getTypeOfSymbol(member);
    return `  ${member.name}?: ${value ? checker.typeToString(checker.getNonNullableType(value) ?? value, undefined, NodeBuilderFlags.NoTruncation) : ''};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

const kindsByName: Readonly<Record<string, PropKind>> = { boolean: 'boolean', number: 'number', string: 'text', ReactNode: 'node' };

function kindOf(type: Type, text: string, checker: Checker): PropKind {
  const byName = kindsByName[text];
  if (byName) return byName;
  if (optionsOf(type)) return 'choice';
  return checker.getSignaturesOfType(type, SignatureKind.Call).length > 0 ? 'function' : 'object';
}

/** "Default: `off`, for …" says `off`. */
function saidDefault(description: string): string | undefined {
  const said = /\b[Dd]efault: (?:`(?<code>[^`]+)`|(?<words>[^.;]+?)(?=[.;]|$))/u.exec(description)?.groups;
  return said?.code ?? said?.words?.trim().replaceAll('`', '');
}

/** What the code says when a prop is left out, as far as it is a plain value. */
function writtenDefaults(component: Symbol, project: Project): Map<string, string> {
  const declaration = component.valueDeclaration?.resolve(project);
  const [parameter] = declaration && isFunctionDeclaration(declaration) ? declaration.parameters : [];
  if (!parameter || !isParameterDeclaration(parameter) || !isObjectBindingPattern(parameter.name)) return new Map();
  const source = declaration!.getSourceFile();
  return new Map(
    parameter.name.elements.flatMap((element: Node): [string, string][] => {
      if (!isBindingElement(element) || !element.initializer) return [];
      const name = (element.propertyName ?? element.name)!.getText(source);
      const value = element.initializer.getText(source);
      return /^(?:'[^']*'|-?[\d_.]+|true|false)$/u.test(value) ? [[name, value.replaceAll("'", '')]] : [];
    }),
  );
}

class PropsReader {
  readonly #project: Project;
  readonly #checker: Checker;
  readonly #declared: Declared;
  readonly #sources: readonly SourceFile[];

  constructor(project: Project) {
    this.#project = project;
    this.#checker = project.checker;
    this.#sources = project.program
      .getSourceFileNames()
      .filter(isOurs)
      .flatMap((file) => project.program.getSourceFile(file) ?? []);
    this.#declared = declaredTypes(this.#sources);
  }

  components(): KitComponent[] {
    return this.#sources.filter(({ fileName }) => fileName.endsWith('.tsx')).flatMap((source) => this.#componentsOf(source));
  }

  #componentsOf(source: SourceFile): KitComponent[] {
    const module = this.#checker.getSymbolAtLocation(source);
    const exports = module ? this.#checker.getExportsOfModule(module) : [];
    const types = Object.fromEntries(
      exports
        .filter(({ flags, name }) => flags & SymbolFlags.Interface && !name.endsWith('Props'))
        .map((symbol) => [symbol.name, this.#readAll(this.#checker.getDeclaredTypeOfSymbol(symbol), source.fileName)]),
    );
    return exports.flatMap((symbol) => {
      const type = /^[A-Z]/u.test(symbol.name) ? this.#checker.getTypeOfSymbol(symbol) : undefined;
      const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
      const props = signature && this.#checker.getParameterType(signature, 0);
      if (!props) return [];
      const own = this.#readAll(props, source.fileName, writtenDefaults(symbol, this.#project));
      return [{ name: symbol.name, file: path.relative(root, source.fileName), props: own, types }];
    });
  }

  /** The props of a type; of one that is one of several, those of each. */
  #propsOf(type: Type): Symbol[] {
    const common = this.#checker.getPropertiesOfType(type);
    if (!type.isUnionType()) return [...common];
    const names = new Set(common.map(({ name }) => name));
    return [
      ...common,
      ...type.getTypes().flatMap((member) => this.#checker.getPropertiesOfType(member).filter(({ name }) => !names.has(name))),
    ];
  }

  /** @param file - the component's own */
  #readAll(type: Type, file: string, written: ReadonlyMap<string, string> = new Map()): KitProp[] {
    return this.#propsOf(type).flatMap((prop) => this.#read(prop, file, written) ?? []);
  }

  /** A prop that the kit declares; nothing for those that any element has. */
  #read(symbol: Symbol, own: string, written: ReadonlyMap<string, string>): KitProp | undefined {
    const declarations = symbol.declarations
      .filter(({ path: file }) => isOurs(file))
      .flatMap((handle) => handle.resolve(this.#project) ?? []);
    const whole = declarations.length > 0 && this.#checker.getTypeOfSymbol(symbol);
    if (!whole) return undefined;
    const type = this.#checker.getNonNullableType(whole) ?? whole;
    const resolved = this.#checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation);
    const text = resolved === 'boolean' ? resolved : (writtenType(declarations) ?? resolved).replace(/ \| undefined$/u, '');
    const said = inOneLine(symbol.getDocumentationComment(this.#checker));
    const value = written.get(symbol.name) ?? saidDefault(said);
    const file = declarations[0]!.getSourceFile().fileName;
    // What a component takes over from another one it may set otherwise.
    const description = file === own ? said : said.replace(/(?<=\bDefault: `)[^`]+(?=`)/u, value ?? '');
    const detail = text.startsWith('Partial<typeof') ? membersOf(type, this.#checker) : detailOf(text, file, this.#declared);
    const options = inWrittenOrder(optionsOf(type), `${text} ${detail}`);
    return {
      name: symbol.name,
      description,
      type: options ? options.map((option) => JSON.stringify(option).replaceAll('"', "'")).join(' | ') : text,
      ...(detail && !options && { detail }),
      required: (symbol.flags & SymbolFlags.Optional) === 0,
      ...(value !== undefined && { default: value }),
      kind: kindOf(type, text, this.#checker),
      ...(options && { options }),
    };
  }
}

/** Reads all of them anew: it takes about two seconds. */
export function readKitProps(): KitComponent[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.kit.json')] }).getProjects();
    if (!project) throw new Error('The compiler does not know tsconfig.kit.json.');
    return new PropsReader(project).components();
  } finally {
    api.close();
  }
}
