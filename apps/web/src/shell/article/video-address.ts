const embedded = /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+(?:\?[\w=&-]*)?$/

/** The address to embed when it is of a video site that may be; null for any other address. */
export const embedAddressOf = (address: string | null): string | null =>
  address !== null && embedded.test(address) ? address : null

/** The site that a video comes from, which sees who watches it. */
export const videoSiteOf = (address: string): string => (address.includes('vimeo') ? 'Vimeo' : 'YouTube')
