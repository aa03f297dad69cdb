import { styled } from '@mui/material/styles';

/** Buttons below something, in rows. Without a border, the text of one is aligned with what is above. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(4),
  '& > .MuiButton-text': { marginInlineStart: theme.spacing(-1), paddingInline: theme.spacing(1) },
}));
