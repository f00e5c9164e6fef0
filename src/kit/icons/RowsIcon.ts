import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const RowsIcon: IconComponent = /* @__PURE__ */ icon('rows', TableRowsOutlined);
