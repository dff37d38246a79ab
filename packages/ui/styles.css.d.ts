// Lets `import '@klopt/ui/styles.css'` pass a strict type check: there is nothing to name in it.
