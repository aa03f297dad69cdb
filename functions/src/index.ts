/** The deployed functions, exported by name. */
import './options.ts';

export { deleteMyAccount } from './account/delete-my-account.ts';
export { exportMyData } from './account/export-my-data.ts';
export { checkAvatar } from './uploads/check-avatar.ts';
export { cleanUpAvatars } from './avatars/clean-up-avatars.ts';
export { readDeskNumbers } from './desk/read-desk-numbers.ts';
export { readDeskRows } from './desk/read-desk-rows.ts';
export { recordExport } from './desk/record-export.ts';
export { setAssociationYear } from './verification/association-year.ts';
export { setMembershipEnd } from './verification/set-end.ts';
export { signMyCard } from './membership/sign-card.ts';
export { browserErrors } from './operations/browser-errors.ts';
export { health } from './operations/health.ts';
export { confirmRequest, everyMorning } from './mail/notices.ts';
export { retryMail, sendMail } from './mail/send-mail.ts';
export { messages } from './messages/messages.ts';
export { ensureProfile } from './account/create-profile.ts';
export { syncPublicGuide, syncPublicGuideOfProfile } from './projection/sync-public-guide.ts';
export { everyHour, everyNight } from './retention/scheduled-jobs.ts';
export { nameAdmin, removeAdmin } from './account/admins.ts';
export { site } from './site/site-function.ts';
export { syncRoleClaim } from './account/role-claim.ts';
export { processVerificationRequest } from './verification/decide.ts';
export { reopenRequest } from './verification/reopen.ts';
export { revokeVerification } from './verification/revoke.ts';
export { undoChange } from './verification/undo.ts';
export { withdrawRequest } from './verification/withdraw.ts';
