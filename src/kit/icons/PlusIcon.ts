import AddOutlined from '@mui/icons-material/AddOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const PlusIcon: IconComponent = /* @__PURE__ */ icon('plus', AddOutlined);
