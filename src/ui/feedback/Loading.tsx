import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface LoadingProps {
  /** What is being loaded, as a whole sentence: 'Loading guides...'. */
  readonly label: string;
  /** Set if it replaces a whole page, which then needs a heading. */
  readonly isPage?: true;
}

/** A slow progress line with a text; announced once. */
export function Loading({ label, isPage }: LoadingProps) {
  return (
    <>
      {isPage ? <h1 className="visually-hidden">{label}</h1> : null}
      <Stack
        component="output"
        className="loading"
        spacing={2}
        sx={{ alignItems: 'center', px: 2, py: 'clamp(3rem, 8vw, 6rem)' }}
      >
        <LinearProgress aria-hidden="true" sx={{ width: '9rem', height: 3 }} />
        <Typography component="span" color="textSecondary">
          {label}
        </Typography>
      </Stack>
    </>
  );
}
