/** A report of one part of status fields, as a mail server sends it (RFC 3464). */
export function aReport(status: string, { to, boundary = 'grens' }: { to: string; boundary?: string }): string {
  return [
    'From: Mail Delivery Subsystem <MAILER-DAEMON@mail.example>',
    `To: ${to}`,
    'Subject: Returned mail',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    '',
    'Your mail could not be delivered.',
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    status,
    '',
    `--${boundary}`,
    'Content-Type: message/rfc822',
    '',
    'Subject: Factuur',
    '',
    'Beste klant',
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

/** The status fields of the examples of RFC 3464, appendix E. */
export const rfcExamples = {
  /** E.1: one that could not be delivered for five days. */
  simple: `Reporting-MTA: dns; cs.utk.edu

Original-Recipient: rfc822;louisl@larry.slip.umd.edu
Final-Recipient: rfc822;louisl@larry.slip.umd.edu
Action: failed
Status: 4.0.0
Diagnostic-Code: smtp; 426 connection timed out
Last-Attempt-Date: Thu, 7 Jul 1994 17:15:49 -0400`,
  /** E.2: several recipients, of which some failed for good. */
  several: `Reporting-MTA: dns; cs.utk.edu

Original-Recipient: rfc822;arathib@vnet.ibm.com
Final-Recipient: rfc822;arathib@vnet.ibm.com
Action: failed
Status: 5.0.0 (permanent failure)
Diagnostic-Code: smtp; 550 'arathib@vnet.IBM.COM' is not a
 registered gateway user
Remote-MTA: dns; vnet.ibm.com

Original-Recipient: rfc822;johnh@hpnjld.njd.hp.com
Final-Recipient: rfc822;johnh@hpnjld.njd.hp.com
Action: delayed
Status: 4.0.0 (hpnjld.njd.jp.com: host name lookup failure)

Original-Recipient: rfc822;wsnell@sdcc13.ucsd.edu
Final-Recipient: rfc822;wsnell@sdcc13.ucsd.edu
Action: failed
Status: 5.0.0
Diagnostic-Code: smtp; 550 user unknown
Remote-MTA: dns; sdcc13.ucsd.edu`,
  /** E.3: from a gateway to another kind of mail. */
  gateway: `Reporting-MTA: mailbus; SYS30

Final-Recipient: unknown; nair-s
Action: failed
Status: 5.0.0 (unknown permanent failure)`,
  /** E.4: late, and still tried. */
  delayed: `Reporting-MTA: dns; sun2.nsfnet-relay.ac.uk

Final-Recipient: rfc822;thomas@de-montfort.ac.uk
Status: 4.0.0 (unknown temporary failure)
Action: delayed`,
} as const
