import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const CopyIcon: IconComponent = /* @__PURE__ */ icon('copy', ContentCopyOutlined);
