/** What is mutated: what decides. Tests, words, drawings and data hold nothing that a mutant could teach. */
const notCode = ['!src/**/*.test.ts', '!src/**/*.test.tsx', '!src/**/*.test-support.ts', '!src/**/testing/**']

export const packages = {
  bookkeeping: { folder: 'packages/bookkeeping', mutate: ['src/**/*.ts', ...notCode] },
  validators: { folder: 'packages/validators', mutate: ['src/**/*.ts', '!src/data/**', ...notCode] },
  'bank-statements': { folder: 'packages/bank-statements', mutate: ['src/**/*.ts', ...notCode] },
  recognition: { folder: 'packages/recognition', mutate: ['src/**/*.ts', ...notCode] },
  // The server's commands: the owner of the books and the features, without what only declares a call. All its tests take
  // minutes for each mutant, so that those beside the mutated file have to notice.
  api: {
    folder: 'apps/api',
    mutate: ['src/books/**/*.ts', 'src/features/**/*.ts', '!src/**/routes.ts', ...notCode],
    isByTestsBeside: true,
  },
  // The web app's decisions stand in its hooks, whose tests need no browser: a form in Chromium takes a minute for each mutant.
  web: { folder: 'apps/web', mutate: ['src/**/use-*.ts', 'src/**/use-*.tsx', ...notCode], isByUnitTests: true },
}
