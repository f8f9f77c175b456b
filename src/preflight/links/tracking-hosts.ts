/** Lists the hosts through which mail providers redirect links in order to count clicks. */

/**
 * The registered domains or hosts through which links are redirected. The `tracking-hosts` option of the
 * link-text-mismatch rule adds more hosts.
 */
export const trackingHosts: readonly string[] =
  `list-manage.com sendgrid.net ct.sendgrid.net mailgun.org mandrillapp.com mailchimp.com sparkpostmail.com mjt.lu mailjet.com
   hubspotlinks.com hubspotemail.net hs-sites.com exacttarget.com klclick.com klclick1.com klclick2.com klclick3.com
   trk.klclick.com sendibt2.com sendibt3.com sendinblue.com brevo.com awstrack.me customeriomail.com createsend1.com cmail19.com cmail20.com
   createsend.com rs6.net constantcontact.com mkt.com dripemail2.com convertkit-mail.com convertkit-mail2.com activehosted.com
   intercom-mail.com intercom-clicks.com iterable.com link.iterable.com braze.com app.link onelink.me urldefense.com urldefense.proofpoint.com
   safelinks.protection.outlook.com mimecast.com pstmrk.it beehiiv.com substack.com emltrk.com getresponse.com benchmarkemail.com
   omnisendlink.com mlsend.com mailerlite.com postmarkapp.com salesforce.com pardot.com mktomail.com`.split(/\s+/u)
