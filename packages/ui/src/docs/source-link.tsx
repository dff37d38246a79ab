/** Where the sources lie, told by who builds the storybook; the address stands nowhere in the repository. */
const { STORYBOOK_SOURCE: source } = import.meta.env as { STORYBOOK_SOURCE?: string }

/** The folder of a component, as a link where the address of the repository is known. */
export const SourceLink = ({ folder }: { folder: string }) =>
  source ? <a href={`${source}/${folder}`}>{folder}</a> : <code>{folder}</code>
