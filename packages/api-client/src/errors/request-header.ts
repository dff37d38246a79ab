/** Of an answer that refuses or failed: the number by which its call is found in the log, the traces and the reported errors. */
export const REQUEST_HEADER = 'klopt-request'
