import { Fragment } from 'react'

/** A text with an e-mail address, whose line may end after the '@' instead of within a word. */
export function EmailText({ text }: { text: string }) {
  return text.split(/(?<=@)/u).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
