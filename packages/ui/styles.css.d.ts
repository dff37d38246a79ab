// Lets `import '@klopt/ui/styles.css'` pass a strict type check.
// oxlint-disable-next-line unicorn/require-module-specifiers -- there is nothing to name in a stylesheet
export {}
