/** Modules → text, through ts-morph's structures: each module is added in one call. Layout is the formatter's. */
import {
  type ExportDeclarationStructure,
  type FunctionDeclarationStructure,
  type ImportDeclarationStructure,
  Project,
  type StatementStructures,
  StructureKind,
  type TypeAliasDeclarationStructure,
  VariableDeclarationKind,
  type VariableStatementStructure,
} from 'ts-morph';
import { unreachable } from '../unreachable.js';
import type { EmittedFile } from './emitted-file.js';
import { type Declaration, type Module, safeComment, typed } from './module.js';

export function printModules(modules: readonly Module[]): EmittedFile[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
  });
  return modules.map((module) => {
    const statements = [...module.imports.map(importOf), ...module.declarations.map(declarationOf)];
    const file = project.createSourceFile(module.path, { statements });
    const text = `/** ${safeComment(module.heading)} */\n${file.getFullText()}`;
    // A project would keep the tree of each module.
    project.removeSourceFile(file);
    return { path: module.path, text, laidOut: false };
  });
}

function importOf({ from, names, namespace }: Module['imports'][number]): ImportDeclarationStructure {
  if (namespace !== null)
    return { kind: StructureKind.ImportDeclaration, moduleSpecifier: from, namespaceImport: namespace };
  const isTypeOnly = names.every((name) => name.type);
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    isTypeOnly,
    namedImports: names.map(({ name, type, as }) => ({
      name,
      isTypeOnly: type && !isTypeOnly,
      ...(as === undefined ? {} : { alias: as }),
    })),
  };
}

function declarationOf(declaration: Declaration): StatementStructures {
  switch (declaration.kind) {
    case 'constant': {
      const { name, type } = declaration;
      const initializer = typed(declaration.value);
      const structure: VariableStatementStructure = {
        kind: StructureKind.VariableStatement,
        declarationKind: VariableDeclarationKind.Const,
        isExported: declaration.exported,
        docs: docsOf(declaration.doc),
        declarations: [type === null ? { name, initializer } : { name, type, initializer }],
      };
      return structure;
    }
    case 'function': {
      const structure: FunctionDeclarationStructure = {
        kind: StructureKind.Function,
        name: declaration.name,
        isExported: declaration.exported,
        isGenerator: declaration.generator,
        docs: docsOf(declaration.doc),
        parameters: declaration.parameters.map(({ name, type }) => ({ name, type })),
        returnType: declaration.returns,
        statements: typed(declaration.body),
      };
      return structure;
    }
    case 'type': {
      const { name, type, exported } = declaration;
      const structure: TypeAliasDeclarationStructure = {
        kind: StructureKind.TypeAlias,
        name,
        type,
        isExported: exported,
      };
      return structure;
    }
    case 'export': {
      const structure: ExportDeclarationStructure = {
        kind: StructureKind.ExportDeclaration,
        moduleSpecifier: declaration.from,
        namedExports: [...declaration.names],
      };
      return structure;
    }
    default:
      return unreachable(declaration);
  }
}

function docsOf(doc: string): string[] {
  return doc === '' ? [] : [safeComment(doc)];
}
