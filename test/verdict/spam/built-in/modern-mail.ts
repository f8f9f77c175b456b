/** Current fraud, and honest mail that resembles it. Written after the rules, so that the rules are not fitted to it. */

import type { MailParts } from '../../../support/mail-builder.ts'

function mail(from: string, subject: string, html: string, more: Partial<MailParts> = {}): MailParts {
  const text = html.replaceAll(/<[^>]+>/gu, ' ').trim()
  return { headers: { From: from, Subject: subject }, html, text, ...more }
}

/** Well-formed spam and fraud. */
export const modernSpam: readonly MailParts[] = [
  mail(
    'Parcel Desk <track@parcel-hold.example>',
    'Your package 4471 is on hold',
    '<p>Dear customer, your parcel could not be delivered because of an unpaid customs fee of 1.99. It is returned to sender in 48 hours.</p><a href="https://dhl-redelivery.example/pay">Reschedule delivery</a>',
  ),
  mail(
    'Streaming <info@account-mailer.example>',
    'Payment declined',
    '<p>We could not process your last payment. Update your payment details within 24 hours to avoid suspension of your account.</p><a href="https://netflix-billing.example/">UPDATE NOW PLEASE</a>',
  ),
  mail(
    'Voicemail <pbx@voice-relay.example>',
    'New voice message 0:42',
    '<p>You have a voicemail to review. Open the attachment and sign in with your company e-mail and password.</p>',
    { attachments: [{ filename: 'voice_0042.html', content: '<form></form>' }] },
  ),
  mail(
    'Wallet Support <security@wallet-check.example>',
    'Action required: validate your wallet',
    '<p>We noticed suspicious activity. Validate your wallet with your recovery phrase within 24 hours or your wallet will be suspended.</p><a href="https://metamask-verify.example/">Verify now</a>',
  ),
  mail(
    'Billing Team <office8841@gmail.com>',
    'Invoice 88120 paid',
    '<p>Thank you. Your protection plan was auto-renewed and $389.00 will be debited today. If you did not authorize this, call our refund department at +1 800 555 0100.</p>',
  ),
  mail(
    'Accounts <accounts@vendor-portal.example>',
    'New bank details',
    '<p>Please note our bank details have changed. Kindly make the payment of the pending invoice to the new account and treat as urgent. Do not discuss by phone, I am in meetings.</p>',
    {
      headers: {
        From: 'Accounts <accounts@vendor-portal.example>',
        Subject: 'New bank details',
        'Reply-To': 'accounts.desk@outlook.com',
      },
    },
  ),
  mail(
    'Director <director.office@gmail.com>',
    'Are you at your desk?',
    '<p>I need a quick favor. Buy six gift cards, scratch them and send pictures of the codes. I will reimburse you today. I can not talk now.</p>',
  ),
  mail(
    'Hiring <hr@remote-tasks.example>',
    'Part-time online job',
    '<p>No experience needed! Work from home, rate hotels online and earn $300 per day. Be your own boss, get paid daily. Write us on the messenger.</p>',
  ),
  mail(
    'Mrs. Whitlock <grant@relief-fund.example>',
    'Donation for you',
    '<p>Dear beloved, I am a widow with cancer. My late husband deposited the sum of $8,500,000 with a bank. I want you as beneficiary to use this money for charity. God bless you.</p>',
    {
      headers: {
        From: 'Mrs. Whitlock <grant@relief-fund.example>',
        Subject: 'Donation for you',
        'Reply-To': 'whitlock.fund@gmail.com',
      },
    },
  ),
  mail(
    'Rewards <win@survey-bonus.example>',
    'CONGRATULATIONS! You have been selected',
    '<p>Congratulations! You have been chosen to receive a free phone. Answer a short survey, pay only shipping. Limited time, only 5 left!</p><a href="http://survey-bonus.example:8080/go">CLAIM YOUR REWARD NOW</a>',
  ),
  mail(
    'Anonymous <x@mail-out.example>',
    'Your privacy',
    '<p>I infected your device with malware and made a recording of you on an adult site. Pay $900 in bitcoin to 1BoatSLRHtKNngkdXEeobR76b53LETtpyT or all your contacts will see it. You have 48 hours.</p>',
  ),
  mail(
    'Trade Lists <sales@attendee-data.example>',
    'Attendee email list',
    '<p>Hi, we offer an email list of 12,450 visitors of the fair with phone numbers. Targeted leads for your email marketing campaign. Reply for the price list.</p>',
  ),
  mail(
    'Keto Daily <hello@keto-gummies.example>',
    'Doctors hate this',
    '<p>Lose 20 pounds with keto gummies. Natural formula, no side effects, money back guarantee. Order now, free bottle while supplies last.</p><a href="https://slim.top/x">GET MINE NOW</a>',
  ),
  mail(
    'AI Trader <invite@smart-yield.example>',
    'Passive income with AI',
    '<p>Our trading platform makes guaranteed daily returns. Investors double any deposit. Guaranteed profit, start with $250. Limited places, join now.</p><a href="https://bit.ly/xyz">Join now</a>',
  ),
  mail(
    'IT Service <it@mfa-renewal.example>',
    'MFA expires today',
    '<p>Dear user, your password expires today. Scan the code to confirm your account and keep your current password. Failure to comply leads to account termination.</p><img src="https://mfa-renewal.example/qr.png" alt="code">',
  ),
  mail(
    'SEO Expert <growth@rank-fast.example>',
    'Your website is not on page one',
    '<p>Hello Sir, I was looking at your website and it is not ranking on Google. We are an SEO agency and offer link building to bring you on the first page of Google. May I send the full proposal?</p>',
    {
      headers: {
        From: 'SEO Expert <growth@rank-fast.example>',
        Subject: 'Your website is not on page one',
        'Reply-To': 'rankfast@gmail.com',
      },
    },
  ),
  mail(
    'Anna <anna.k@soft-mail.example>',
    'hello again',
    '<p>Hi dear, I saw your profile and I am looking for an honest man for a serious relationship. Write me to my private e-mail, I will send photos.</p>',
  ),
  mail(
    'Loans <fast@credit-today.example>',
    'Pre-approved for $25,000',
    '<p>You are pre-approved for personal loans up to $25,000. Bad credit ok, no credit check. Low interest rates, cash today. Apply now!</p><a href="https://credit-today.example/apply">Apply</a>',
  ),
  mail(
    'Shared File <no-reply@file-share.example>',
    'Document shared with you',
    '<p>A colleague shared a document.</p><a href="https://drive.storage-view.example/open?u=someone@seeds.example">Open document</a>',
  ),
  mail(
    'Domain Services <renew@domain-desk.example>',
    'Final notice',
    '<p>Final notice: the listing of your domain expires. Renew today to keep your place in search engines. This is not a bill.</p><a href="https://domain-desk.example/renew">Secure online payment</a>',
  ),
]

/** Wanted mail that resembles the fraud above in subject or form. */
export const modernHam: readonly MailParts[] = [
  mail(
    'Northgate Bikes <orders@northgate.example>',
    'Order 10428 confirmed',
    '<p>Thank you for your order, Sam. We charged $248.00 to your card ending in 22. Estimated delivery: Friday. Track your parcel in your account.</p><a href="https://northgate.example/o/10428">View order</a>',
  ),
  mail(
    'Paperboat <no-reply@paperboat.example>',
    'Reset your password',
    '<p>Somebody asked to reset the password of your account. If it was you, choose a new password within 24 hours. If not, ignore this mail.</p><a href="https://paperboat.example/reset/abc">Reset password</a>',
  ),
  mail(
    'Harbor Bank <notice@harbor.example>',
    'Your statement is ready',
    '<p>Your statement for February is ready. Sign in to your account to read it. We never ask for your password by mail.</p><a href="https://www.harbor.example/">Go to harbor.example</a>',
  ),
  mail(
    'Ledgerly <billing@ledgerly.example>',
    'Your plan renews on 14 March',
    '<p>Your yearly plan renews on 14 March for $96.00. To change or cancel it, open your billing page. Questions? Reply to this mail.</p><a href="https://ledgerly.example/billing">Billing</a>',
  ),
  mail(
    'Clutch Studio <hello@clutch.example>',
    '25% off all prints until Sunday',
    '<p>The spring sale is here: 25% off all prints, free shipping over $50. New arrivals every day.</p><a href="https://clutch.example/sale">Shop now</a><p>You get this as a customer. <a href="https://clutch.example/u">Unsubscribe</a></p>',
  ),
  mail(
    'Security <security@forge.example>',
    'New sign-in to your account',
    '<p>We noticed a new sign-in to your account from Lisbon on Linux. If this was you, there is nothing to do. If not, change your password.</p><a href="https://forge.example/settings">Review activity</a>',
  ),
  mail(
    'Parcel Point <info@parcelpoint.example>',
    'Your parcel arrives tomorrow',
    '<p>Your parcel from Northgate arrives tomorrow between 9 and 12. You can choose another day or a neighbour.</p><a href="https://parcelpoint.example/t/77">Change delivery</a>',
  ),
  mail(
    'Payroll <payroll@company.example>',
    'March payroll: dates',
    '<p>The next pay date is 28 March. If you changed your bank, update it in the staff portal by the 20th, not by mail.</p>',
  ),
  mail(
    'City Pharmacy <desk@citypharmacy.example>',
    'Your prescription is ready',
    '<p>Your prescription is ready for pick-up until Saturday, 18:00. Please bring your insurance card.</p>',
  ),
  mail(
    'Credit Union <loans@creditunion.example>',
    'Your loan statement',
    '<p>Your monthly payment of $310.20 was received. The balance of your home loan is $148,201.17 at an interest rate of 4.1%.</p>',
  ),
  mail(
    'Conference <team@devdays.example>',
    'Your ticket for DevDays',
    '<p>Here is your ticket. Doors open at 9. Early birds get coffee for free. See the schedule for talks on search engines and mail.</p><a href="https://devdays.example/schedule">Schedule</a>',
  ),
  mail(
    'Survey <feedback@hotel.example>',
    'How was your stay?',
    '<p>Thank you for staying with us. Would you answer three questions? It takes two minutes.</p><a href="https://hotel.example/survey">Answer</a>',
  ),
  mail(
    'Coin Exchange <receipts@coinex.example>',
    'You bought 0.01 BTC',
    '<p>You bought 0.01 BTC for $612.00. The receipt is in your account.</p><a href="https://coinex.example/r/1">Receipt</a>',
  ),
  mail(
    'Recruiting <jobs@studio.example>',
    'Interview on Thursday',
    '<p>We would like to invite you to an interview on Thursday at 10. The position is full time, remote work two days a week.</p>',
  ),
  mail(
    'Museum Shop <shop@museum.example>',
    'Your gift card',
    '<p>Attached is the gift card you bought for Ann, $40, valid for three years. Print it or show it on the phone.</p>',
    { attachments: [{ filename: 'gift-card.pdf', content: '%PDF' }] },
  ),
  mail(
    'Harbor <hello@harbor-app.example>',
    'Please confirm your e-mail address',
    '<p>Welcome to Harbor! Confirm your e-mail address to start.</p><a href="https://harbor-app.example/c/1">Confirm my e-mail address</a>',
  ),
  mail(
    'Lottery Office <info@lottery-office.example>',
    'Numbers of the draw of 7 March',
    '<p>These are the numbers of Saturday: 4 8 15 16 23 42. You did not win this time. Please play responsibly.</p>',
  ),
  mail(
    'Accounts <ap@builder.example>',
    'Remittance for invoice 2291',
    '<p>We have paid invoice 2291, $4,150.00, by bank transfer today. The payment advice is attached.</p>',
    { attachments: [{ filename: 'advice.pdf', content: '%PDF' }] },
  ),
  mail(
    'Ann Lee <ann.lee@gmail.com>',
    'Saturday',
    '<p>Are you free on Saturday? We could take the children to the river. Call me when you are at home.</p>',
  ),
  mail(
    'Charity <thanks@riverfund.example>',
    'Thank you for your donation',
    '<p>Thank you for your donation of $50. Your receipt for the tax office is attached. With your help we planted 1,200 trees.</p>',
    { attachments: [{ filename: 'receipt.pdf', content: '%PDF' }] },
  ),
]
