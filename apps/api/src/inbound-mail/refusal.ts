/** What a sender of mail is told, in Dutch of plain ASCII as SMTP asks; 4xx: try again later, 5xx: never. */
export class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}
