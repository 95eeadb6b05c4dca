/** The calendar file of an appointment (RFC 5545, and RFC 5546 for what a second one with the same UID means). */

export interface Invite {
  /** Stays the same for the life of the appointment. */
  uid: string
  /** One higher with every change, so that calendars know which is newest. */
  sequence: number
  state: 'booked' | 'cancelled'
  start: Date
  end: Date
  madeAt: Date
  summary: string
  description: string
  location: string
  url: string
  organizer: { name: string; email: string } | null
}

/** Text of the .ics file, with the line ends and folding that the standard asks for. */
export function inviteFile(invite: Invite): string {
  const { organizer } = invite
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Design consultation//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${invite.state === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${invite.uid}`,
    `SEQUENCE:${invite.sequence}`,
    `DTSTAMP:${utc(invite.madeAt)}`,
    `DTSTART:${utc(invite.start)}`,
    `DTEND:${utc(invite.end)}`,
    `SUMMARY:${escaped(invite.summary)}`,
    `DESCRIPTION:${escaped(invite.description)}`,
    `LOCATION:${escaped(invite.location)}`,
    `URL:${invite.url}`,
    `STATUS:${invite.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [`ORGANIZER;CN="${organizer.name.replaceAll('"', "'")}":mailto:${organizer.email}`] : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** At most 75 octets a line, never inside a character; what follows begins with a space. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const length = new TextEncoder().encode(character).length
    if (octets + length > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece)
      piece = ''
      octets = 0
    }
    piece += character
    octets += length
  }
  return [...pieces, piece].join('\r\n ')
}
