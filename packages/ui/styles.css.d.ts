// Lets `import '@klopt/ui/styles.css'` pass a strict type check.
export {}
