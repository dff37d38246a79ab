/** The component of a file of stories or of usage: '../tag-input/tag-input.usage.tsx' is `TagInput`. */
export const componentOfFile = (path: string): string =>
  (path.split('/').at(-1) ?? '')
    .replace(/\.(?:stories|usage)\.tsx$/, '')
    .replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The folder in which a component lies, from the root of the repository. */
export const folderOfFile = (path: string): string => `packages/ui/src/${path.split('/').at(-2) ?? ''}`
