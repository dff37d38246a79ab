const BLOCK_CHARACTERS = 65_536

/** Many small pieces of text as blocks of bytes that are worth a write each. */
export async function* inBlocks(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let block = ''
  for await (const piece of pieces) {
    block += piece
    if (block.length < BLOCK_CHARACTERS) continue
    yield Buffer.from(block)
    block = ''
  }
  if (block !== '') yield Buffer.from(block)
}
