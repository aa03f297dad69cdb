/** The deployed functions, exported by name. */
import './options.ts';

export { deleteMyAccount } from './account/erase-account.ts';
export { exportMyData } from './account/export-my-data.ts';
export { checkAvatar } from './uploads/check-avatar.ts';
export { storeContentFile } from './uploads/store-content-file.ts';
export { addDeskNote, recordExport, setDeskTask } from './desk/notes.ts';
export { readDeskNumbers, readDeskRows } from './desk/read-desk.ts';
export { setAssociationYear, setMembershipEnd } from './verification/terms.ts';
export { signMyCard } from './membership/sign-card.ts';
export { browserErrors } from './operations/browser-errors.ts';
export { health } from './operations/health.ts';
export { confirmRequest, everyMorning } from './mail/notices.ts';
export { retryMail, sendMail } from './mail/send-mail.ts';
export { answerApplication } from './messages/answer-application.ts';
export { messages } from './messages/messages.ts';
export { ensureProfile } from './account/create-profile.ts';
export { syncPublicGuide, syncPublicGuideOfProfile } from './projection/sync-public-guide.ts';
export { everyHour, everyNight } from './retention/scheduled-jobs.ts';
export { nameAdmin, removeAdmin } from './account/admins.ts';
export { previewContent, publishContent } from './publishing/publish-content.ts';
export { publishSite, republish } from './publishing/publish-site.ts';
export { site } from './site/site-function.ts';
export { syncRoleClaim } from './account/role-claim.ts';
export { askGuide, takeBackQuestion } from './verification/questions.ts';
export { processVerificationRequest, reopenRequest, revokeVerification } from './verification/decisions.ts';
export { undoChange } from './verification/undo.ts';
export { updateRequest, withdrawRequest } from './verification/own-request.ts';
