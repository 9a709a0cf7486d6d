import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist/', '.rulewright/', 'node_modules/', 'coverage/']),
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers in messages read well as they are.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A generator that asks nothing is still an effect.
      'require-yield': 'off',
      // Plain data is what passes hand on; its class is of no interest.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A loop that counts is plainer than one over entries that it does not use.
      '@typescript-eslint/prefer-for-of': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // The Chevrotain parser is a class whose rules are properties.
    files: ['compiler/surface/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Written by the compiler and formatted by it: only what would be a fault is looked for.
    files: ['generated/**/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      'prefer-const': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error', 'no-console': 'off' },
  },
);
