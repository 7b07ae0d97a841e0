import { join } from 'node:path';
import ts from 'typescript';

const NAMED = ['tables', 'lists', 'replace'];

/** By component: 'headerActions', 'tables.users', 'replace.logIn'. Read from the types, because they are made of others. */
export function slotNames(
  folder: string,
  modules: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const options: ts.CompilerOptions = {
    strict: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.Preserve,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  // The types of other packages name no slot, and take seconds to read.
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, containing, options, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(
    modules.map((module) => join(folder, module)),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  const found = new Map<string, readonly string[]>();
  for (const module of modules) {
    const file = program.getSourceFile(join(folder, module));
    const symbol = file && checker.getSymbolAtLocation(file);
    for (const exported of symbol ? checker.getExportsOfModule(symbol) : []) {
      const [signature] = checker.getTypeOfSymbol(exported).getCallSignatures();
      const [props] = signature?.getParameters() ?? [];
      const slots = props && checker.getTypeOfSymbol(props).getProperty('slots');
      if (slots !== undefined) found.set(exported.name, namesIn(checker, slots));
    }
  }
  return found;
}

const namesIn = (checker: ts.TypeChecker, slots: ts.Symbol): readonly string[] =>
  membersOf(checker, slots).flatMap((slot) =>
    NAMED.includes(slot.name)
      ? membersOf(checker, slot).map(({ name }) => `${slot.name}.${name}`)
      : [slot.name],
  );

const membersOf = (checker: ts.TypeChecker, property: ts.Symbol) =>
  checker.getNonNullableType(checker.getTypeOfSymbol(property)).getProperties();
