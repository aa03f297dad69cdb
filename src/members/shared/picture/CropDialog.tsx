import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useT } from '../../../i18n/use-t.ts';
import type { PictureArea } from './shrink-picture.ts';

export interface CropDialogProps {
  /** Object URL of the chosen file. */
  readonly picture: string;
  readonly canRotate: boolean;
  /** Of width to height, for a part with corners; by default it is round. */
  readonly aspect: number | undefined;
  readonly onUse: (area: PictureArea) => void;
  readonly onCancel: () => void;
}

const ZOOM = { min: 1, max: 4, step: 0.05 };

/** Selects a part of the picture, by mouse, touch or keyboard. */
export function CropDialog({ picture, canRotate, aspect, onUse, onCancel }: CropDialogProps) {
  const t = useT();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<PictureArea>();
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm">
      <DialogTitle>{t('editor.crop-title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ position: 'relative', height: { xs: 260, sm: 340 }, bgcolor: 'grey.900' }}>
          <Cropper
            image={picture}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={aspect ?? 1}
            cropShape={aspect === undefined ? 'round' : 'rect'}
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_part, pixels) => setArea(pixels)}
            // It handles the arrow keys itself; without a role it must not have a name.
            cropperProps={{ role: 'application', 'aria-label': t('editor.crop-area') }}
          />
        </Box>
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('editor.crop-hint')}
        </Typography>
        {canRotate ? (
          <Button
            startIcon={<RotateRightOutlined />}
            onClick={() => setRotation((rotation + 90) % 360)}
            sx={{ mt: 1 }}
          >
            {t('editor.crop-rotate')}
          </Button>
        ) : null}
        <Typography id="crop-zoom" sx={{ mt: 1 }}>
          {t('editor.crop-zoom')}
        </Typography>
        <Slider
          aria-labelledby="crop-zoom"
          value={zoom}
          {...ZOOM}
          onChange={(_event, value) => setZoom(Array.isArray(value) ? ZOOM.min : value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('editor.cancel')}</Button>
        <Button variant="contained" disabled={!area} onClick={() => area && onUse({ ...area, rotation })}>
          {t('editor.crop-use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
