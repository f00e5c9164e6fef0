import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ExternalLinkIcon: IconComponent = /* @__PURE__ */ icon('externalLink', OpenInNewOutlined, true);
