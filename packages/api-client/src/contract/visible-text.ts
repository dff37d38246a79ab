/**
 * Characters that show nothing and change what is read: those that turn the direction of text around, so that
 * `fdp.exe` looks like `exe.pdf`, and those without a width, by which two names look the same.
 */
const invisible = /(?!\u200D|\uFE0F)\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu

/** The joiner belongs to a picture of several, such as a family; elsewhere it shows nothing. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/** Text as it is seen: without characters that are not there to the eye. Lines, spaces and pictures stay. */
export function visibleText(text: string): string {
  return text.replaceAll(invisible, '').replaceAll(strayJoiner, '')
}
