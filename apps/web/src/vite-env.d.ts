interface ImportMetaEnv {
  /** The version of the product. */
  readonly VITE_RELEASE: string
}
