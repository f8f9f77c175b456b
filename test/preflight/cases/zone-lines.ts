/** The line of each record in the zone file of `zoneExample()`; `more` is the first of the further lines. */
export const zoneLines = { soa: 2, mx: 3, spf: 5, dkim: 6, dmarc: 7, more: 8 } as const
