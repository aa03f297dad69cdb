/** Refuses uploads that are not the pictures they say they are: the rules see only the label. */
import { logger } from 'firebase-functions/v2';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { avatarBucket } from '../app.ts';
import { pictureType, SIGNATURE_BYTES } from './picture-type.ts';

export const checkAvatar = onObjectFinalized(async ({ data }) => {
  if (!data.name.startsWith('avatars/')) return;
  const file = avatarBucket().file(data.name);
  const [exists] = await file.exists();
  if (!exists) return;
  const [bytes] = await file.download({ start: 0, end: SIGNATURE_BYTES - 1 });
  if (pictureType(bytes) === data.contentType) return;
  await file.delete({ ignoreNotFound: true });
  logger.warn('An upload that is no picture was removed', { contentType: data.contentType });
});
