// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

interface SwapToken {
    function approve(address spender, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external;
}

interface PoolRouter {
    function swapExactETHForTokens(uint256 least, address[] calldata path, address to, uint256 deadline)
        external
        payable
        returns (uint256[] memory amounts);
    function swapExactTokensForETH(uint256 amount, uint256 least, address[] calldata path, address to, uint256 deadline)
        external
        returns (uint256[] memory amounts);
    function swapExactTokensForTokens(
        uint256 amount,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);
}

/// The contract of a swap service that accounts approve. It accepts coins, approved tokens, or a permit (EIP-2612).
/// It swaps them through the router of the pools.
contract SandboxSwapRouter {
    /// The token address that means the chain's coin.
    address private constant COIN = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;

    PoolRouter public immutable pools;

    struct Order {
        address from;
        address to;
        address[] path;
        uint256 amount;
        uint256 least;
        uint256 deadline;
    }

    error WrongValue(uint256 has, uint256 needs);

    constructor(PoolRouter pools_) {
        pools = pools_;
    }

    /// `permit` is empty, or the arguments of the token's own `permit`.
    function swap(Order calldata order, bytes calldata permit) external payable returns (uint256 received) {
        uint256 needed = order.from == COIN ? order.amount : 0;
        if (msg.value != needed) revert WrongValue(msg.value, needed);
        uint256[] memory amounts = order.from == COIN
            ? pools.swapExactETHForTokens{value: msg.value}(order.least, order.path, msg.sender, order.deadline)
            : swapTokens(order, permit);
        return amounts[amounts.length - 1];
    }

    function swapTokens(Order calldata order, bytes calldata permit) private returns (uint256[] memory) {
        SwapToken token = SwapToken(order.from);
        if (permit.length > 0) usePermit(token, permit);
        token.transferFrom(msg.sender, address(this), order.amount);
        token.approve(address(pools), order.amount);
        return order.to == COIN
            ? pools.swapExactTokensForETH(order.amount, order.least, order.path, msg.sender, order.deadline)
            : pools.swapExactTokensForTokens(order.amount, order.least, order.path, msg.sender, order.deadline);
    }

    function usePermit(SwapToken token, bytes calldata permit) private {
        (address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) =
            abi.decode(permit, (address, address, uint256, uint256, uint8, bytes32, bytes32));
        token.permit(owner, spender, value, deadline, v, r, s);
    }
}
