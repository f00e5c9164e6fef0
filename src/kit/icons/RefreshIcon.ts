import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const RefreshIcon: IconComponent = /* @__PURE__ */ icon('refresh', RefreshOutlined);
